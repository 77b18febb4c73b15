/* What a unit does instead of Python's own ways to make a list and to let go of an object. */
#ifndef Py_GIL_DISABLED
#define PyList_New new_list
#define PyList_GetSlice new_slice
#undef CPy_DECREF
#define CPy_DECREF(object) drop((PyObject *)(object))
static inline void drop(PyObject *object) {
#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)
    if (--object->ob_refcnt == 0) drop_last(object);
#else
    if (Py_REFCNT(object) == 1) {
        Py_SET_REFCNT(object, 0);
        drop_last(object);
    } else {
        Py_DECREF(object);
    }
#endif
}
#endif
