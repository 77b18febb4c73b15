/* Functions of which each unit that calls them has a copy; each calls only earlier ones. */

static inline int byte_of(PyObject *number) {
    if (unlikely(!PyLong_CheckExact(number))) return -1;
#if PY_VERSION_HEX < 0x030C0000
    Py_ssize_t digits = Py_SIZE(number);
    if (unlikely(digits < 0 || digits > 1)) return -1;
    digit value = digits ? ((PyLongObject *)number)->ob_digit[0] : 0;
    return likely(value < 256) ? (int)value : -1;
#else
    CPyTagged value = CPyTagged_BorrowFromObject(number);
    return likely(value < 2 * 256 && !(value & CPY_INT_TAG)) ? (int)(value >> 1) : -1;
#endif
}

static inline int is_int(PyObject *number, CPyTagged value) {
#if PY_VERSION_HEX < 0x030C0000
    if (likely(value < (CPyTagged)2 << PyLong_SHIFT)) {
        Py_ssize_t digits = value > 0;
        return Py_SIZE(number) == digits
               && (digits == 0 || ((PyLongObject *)number)->ob_digit[0] == value >> 1);
    }
#endif
    return CPyTagged_BorrowFromObject(number) == value;
}

static inline int set_byte(PyObject *row, CPyTagged at, CPyTagged value) {
    if (likely(PyByteArray_CheckExact(row) && CPyTagged_CheckShort(at)
               && CPyTagged_CheckShort(value))) {
        Py_ssize_t place = CPyTagged_ShortAsSsize_t(at);
        Py_ssize_t byte = CPyTagged_ShortAsSsize_t(value);
        if (likely(place >= 0 && place < Py_SIZE(row) && byte >= 0 && byte < 256)) {
            PyByteArray_AS_STRING(row)[place] = (char)byte;
            return 0;
        }
    }
    return set_item_slowly(row, at, value);
}

static inline int set_byte_to(PyObject *row, CPyTagged at, PyObject *value) {
    CPyTagged number = PyLong_CheckExact(value) ? CPyTagged_BorrowFromObject(value) : CPY_INT_TAG;
    if (likely(!(number & CPY_INT_TAG))) return set_byte(row, at, number);
    PyObject *place = CPyTagged_AsObject(at);
    int result = PyObject_SetItem(row, place, value);
    Py_DECREF(place);
    return result;
}

static inline CPyTagged get_byte(PyObject *row, CPyTagged at) {
    if (likely(PyByteArray_CheckExact(row) && CPyTagged_CheckShort(at))) {
        Py_ssize_t place = CPyTagged_ShortAsSsize_t(at);
        if (likely(place >= 0 && place < Py_SIZE(row))) {
            return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(row)[place] << 1;
        }
    }
    return get_item_slowly(row, at);
}
