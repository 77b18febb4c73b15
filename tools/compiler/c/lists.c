/* Lists that are kept, of which there is one row for the library. */
enum {
    MOST = 128,   /* the most lists that are kept */
    LONGEST = 32, /* the most items for which a kept list has memory */
};
static PyListObject *spare_lists[MOST];
static int spares = 0;

static inline PyListObject *spare_list(Py_ssize_t size) {
    if (spares == 0 || spare_lists[spares - 1]->allocated < size) return NULL;
    PyListObject *list = spare_lists[--spares];
    Py_SET_SIZE(list, size);
    return list;
}

PyObject *new_list(Py_ssize_t size) {
    PyListObject *list = spare_list(size);
    if (list == NULL) return PyList_New(size);
    for (Py_ssize_t i = 0; i < size; i++) list->ob_item[i] = NULL;
    return (PyObject *)list;
}

PyObject *new_slice(PyObject *given, Py_ssize_t from, Py_ssize_t to) {
    Py_ssize_t size = PyList_GET_SIZE(given);
    if (from < 0) from = 0;
    if (to > size) to = size;
    if (to < from) to = from;
    PyListObject *list = from > size ? NULL : spare_list(to - from);
    if (list == NULL) return PyList_GetSlice(given, from, to);
    PyObject **items = ((PyListObject *)given)->ob_item + from;
    for (Py_ssize_t i = 0; i < to - from; i++) {
        Py_INCREF(items[i]);
        list->ob_item[i] = items[i];
    }
    return (PyObject *)list;
}

static int keep_list(PyListObject *list) {
    if (spares == MOST || list->allocated <= 0 || list->allocated > LONGEST) return 0;
    Py_SET_REFCNT(list, 1);
    Py_ssize_t size = Py_SIZE(list);
    Py_SET_SIZE(list, 0);
    while (--size >= 0) Py_XDECREF(list->ob_item[size]);
    if (spares == MOST) {  /* what an item did as it went has filled the row */
        Py_DECREF(list);
        return 1;
    }
    spare_lists[spares++] = list;
    return 1;
}

void drop_last(PyObject *object) {
    if (Py_IS_TYPE(object, &PyList_Type) && keep_list((PyListObject *)object)) return;
    _Py_Dealloc(object);
}
