// Type of CSS modules: class names as written, to class names as bundled. No page: the underscore keeps it out.
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}
