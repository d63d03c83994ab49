// Imported before all else by the first script: errors that are made while it is evaluated, as are five constants of
// react-dom, get no stacks. Where an inspector listens, as in developer tools and Lighthouse, V8 parses each function on such
// a stack once more, which here is the whole bundle: 140 ms at a quarter of a laptop's speed. Costs 60 bytes.
// The property is V8's own, and in no types of the web.
const limits = Error as {stackTraceLimit?: unknown}
const {stackTraceLimit} = limits
// Without the property, no error gets a stack.
Reflect.deleteProperty(Error, 'stackTraceLimit')
queueMicrotask(() => {
  limits.stackTraceLimit = stackTraceLimit
})

// A module, as far as the bundler is concerned: then it becomes a part of the script's own.
export {}
