// Names that live code may use without importing them. A site replaces this file to add its own.
import React from 'react'

const ReactLiveScope: Readonly<Record<string, unknown>> = {React, ...React}

export default ReactLiveScope
