// A style sheet that a component brings along: the bundler links it, its import gives nothing.
declare module '*.css' {}
