// Marked the focus of a keyboard in Docusaurus 2; browsers do, by :focus-visible.
export default function useKeyboardNavigation(): void {}
