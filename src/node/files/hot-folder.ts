/** Below the output folder of a site that is being written: what open pages ask for to go from one bundle to the next. */
export const HOT_FOLDER = 'assets/hot/'
