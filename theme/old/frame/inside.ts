// A part of the site has the frame of the page inside of it.
export default true
