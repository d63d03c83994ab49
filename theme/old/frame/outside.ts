// The part has no frame.
export default false
