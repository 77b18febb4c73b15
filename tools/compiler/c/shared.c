/* Functions that stand in the library once; each calls only earlier ones. */

int set_item_slowly(PyObject *row, CPyTagged at, CPyTagged value) {
    PyObject *place = CPyTagged_AsObject(at);
    PyObject *number = CPyTagged_AsObject(value);
    int result = PyObject_SetItem(row, place, number);
    Py_DECREF(place);
    Py_DECREF(number);
    return result;
}

CPyTagged get_item_slowly(PyObject *row, CPyTagged at) {
    PyObject *place = CPyTagged_AsObject(at);
    PyObject *found = PyObject_GetItem(row, place);
    Py_DECREF(place);
    if (found == NULL) return CPY_INT_TAG;
    if (PyLong_Check(found)) return CPyTagged_StealFromObject(found);
    CPy_TypeError("int", found);
    Py_DECREF(found);
    return CPY_INT_TAG;
}

PyObject *zero_bytes(CPyTagged size) {
    if (likely(CPyTagged_CheckShort(size) && (Py_ssize_t)size >= 0)) {
        PyObject *row = PyByteArray_FromStringAndSize(NULL, CPyTagged_ShortAsSsize_t(size));
        if (row != NULL) memset(PyByteArray_AS_STRING(row), 0, Py_SIZE(row));
        return row;
    }
    PyObject *number = CPyTagged_AsObject(size);
    PyObject *row = PyByteArray_FromObject(number);
    Py_DECREF(number);
    return row;
}

PyObject *bytes_of_list(PyObject *numbers) {
    if (!PyList_CheckExact(numbers)) return PyByteArray_FromObject(numbers);
    PyObject *row = PyByteArray_FromStringAndSize(NULL, PyList_GET_SIZE(numbers));
    if (row == NULL) return NULL;
    char *bytes = PyByteArray_AS_STRING(row);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(numbers); i++) {
        int value = byte_of(PyList_GET_ITEM(numbers, i));
        if (unlikely(value < 0)) {
            Py_DECREF(row);
            return PyByteArray_FromObject(numbers);
        }
        bytes[i] = (char)value;
    }
    return row;
}

int list_has_int(PyObject *list, CPyTagged value) {
    if (likely(PyList_CheckExact(list) && CPyTagged_CheckShort(value))) {
        Py_ssize_t size = PyList_GET_SIZE(list), i = 0;
        PyObject **items = ((PyListObject *)list)->ob_item;
        for (; i < size; i++) {
            if (unlikely(!PyLong_CheckExact(items[i]))) break;
            if (is_int(items[i], value)) return 1;
        }
        if (i == size) return 0;
    }
    PyObject *number = CPyTagged_AsObject(value);
    int found = PySequence_Contains(list, number);
    Py_DECREF(number);
    return found;
}

PyObject *get_field(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr && PyUnicode_CheckExact(name)) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type)) {
            PyGetSetDef *field = ((PyGetSetDescrObject *)found)->d_getset;
            PyTypeObject *owner = ((PyDescrObject *)found)->d_type;
            if (field->get != NULL && (type == owner || PyType_IsSubtype(type, owner))) {
                return field->get(object, field->closure);
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

int remove_int(PyObject *list, CPyTagged value) {
    if (likely(PyList_CheckExact(list) && CPyTagged_CheckShort(value))) {
        PyObject **items = ((PyListObject *)list)->ob_item;
        Py_ssize_t size = PyList_GET_SIZE(list);
        for (Py_ssize_t i = 0; i < size; i++) {
            PyObject *each = items[i];
            if (unlikely(!PyLong_CheckExact(each))) break;
            if (is_int(each, value)) {
                memmove(items + i, items + i + 1, (size - i - 1) * sizeof(PyObject *));
                Py_SET_SIZE(list, size - 1);
                Py_DECREF(each);
                return 0;
            }
        }
    }
    PyObject *number = CPyTagged_AsObject(value);
    int result = CPyList_Remove(list, number);
    Py_DECREF(number);
    return result;
}

int sort_list(PyObject *list) {
    enum { MOST = 512, FEW = 16, VALUES = 256 };
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (!PyList_CheckExact(list) || size > MOST) return PyList_Sort(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    unsigned char values[MOST];
    for (Py_ssize_t i = 0; i < size; i++) {
        int value = byte_of(items[i]);
        if (unlikely(value < 0)) return PyList_Sort(list);
        values[i] = (unsigned char)value;
    }
    if (size <= FEW) {
        for (Py_ssize_t i = 1; i < size; i++) {
            PyObject *item = items[i];
            unsigned char value = values[i];
            Py_ssize_t at = i;
            for (; at > 0 && values[at - 1] > value; at--) {
                items[at] = items[at - 1];
                values[at] = values[at - 1];
            }
            items[at] = item;
            values[at] = value;
        }
        return 0;
    }
    short starts[VALUES + 1] = {0};
    PyObject *sorted[MOST];
    int greatest = 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        starts[values[i] + 1]++;
        if (values[i] > greatest) greatest = values[i];
    }
    for (int value = 0; value < greatest; value++) starts[value + 1] += starts[value];
    for (Py_ssize_t i = 0; i < size; i++) sorted[starts[values[i]]++] = items[i];
    memcpy(items, sorted, size * sizeof(PyObject *));
    return 0;
}

PyObject *extended_list(PyObject *list, PyObject *more) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (PyList_CheckExact(list) && PyList_CheckExact(more)) {
        Py_ssize_t added = PyList_GET_SIZE(more);
        if (size + added <= ((PyListObject *)list)->allocated) {
            PyObject **items = ((PyListObject *)list)->ob_item + size;
            for (Py_ssize_t i = 0; i < added; i++) {
                items[i] = Py_NewRef(PyList_GET_ITEM(more, i));
            }
            Py_SET_SIZE(list, size + added);
            return Py_NewRef(list);
        }
    }
    return PySequence_InPlaceConcat(list, more);
}

PyObject *sorted_list(PyObject *list) {
    PyObject *copy = PySequence_List(list);
    if (copy != NULL && sort_list(copy) < 0) Py_CLEAR(copy);
    return copy;
}

PyObject *sum_of(PyObject *list) {
    enum { MOST = 4096, GREATEST = 1 << 30 };
    if (likely(PyList_CheckExact(list) && PyList_GET_SIZE(list) <= MOST)) {
        Py_ssize_t total = 0, size = PyList_GET_SIZE(list), i = 0;
        for (; i < size; i++) {
            PyObject *item = PyList_GET_ITEM(list, i);
            if (unlikely(!PyLong_CheckExact(item))) break;
            CPyTagged value = CPyTagged_BorrowFromObject(item);
            Py_ssize_t number = CPyTagged_ShortAsSsize_t(value);
            if (unlikely(!CPyTagged_CheckShort(value) || number > GREATEST || number < -GREATEST)) {
                break;
            }
            total += number;
        }
        if (i == size) return PyLong_FromSsize_t(total);
    }
    PyObject *builtins = PyImport_ImportModule("builtins");
    if (builtins == NULL) return NULL;
    PyObject *found = PyObject_CallMethod(builtins, "sum", "O", list);
    Py_DECREF(builtins);
    return found;
}

double weighted_slowly(PyObject *weights, PyObject *number, PyObject *found, double total) {
    PyObject *weight = PyObject_GetItem(weights, number);
    PyObject *value = weight == NULL ? NULL : PyObject_GetItem(found, number);
    PyObject *product = value == NULL ? NULL : PyNumber_Multiply(weight, value);
    if (product != NULL) total += PyFloat_AsDouble(product);
    Py_XDECREF(weight);
    Py_XDECREF(value);
    Py_XDECREF(product);
    return PyErr_Occurred() ? -113.0 : total;
}

double weighted_sum(PyObject *weights, PyObject *used, PyObject *found, double total) {
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(used); i++) {
        PyObject *number = PyList_GET_ITEM(used, i);
        int at = byte_of(number);
        if (likely(at >= 0 && at < PyList_GET_SIZE(weights) && at < PyList_GET_SIZE(found))) {
            PyObject *weight = PyList_GET_ITEM(weights, at), *value = PyList_GET_ITEM(found, at);
            if (likely(PyFloat_CheckExact(weight) && PyFloat_CheckExact(value))) {
                total += PyFloat_AS_DOUBLE(weight) * PyFloat_AS_DOUBLE(value);
                continue;
            }
        }
        Py_INCREF(number);
        total = weighted_slowly(weights, number, found, total);
        Py_DECREF(number);
        if (total == -113.0 && PyErr_Occurred()) return total;
    }
    return total;
}
