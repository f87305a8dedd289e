"""The rules as code: prices, arrangements, reasons, layout."""
