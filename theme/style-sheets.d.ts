// Style sheets that a part brings along when few pages show it.
declare module '*.css'
