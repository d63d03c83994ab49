// A list of MDX content. The style sheet knows lists of tasks by their class.
import type {HTMLAttributes, ReactNode} from 'react'

export default function MDXUl(props: HTMLAttributes<HTMLUListElement>): ReactNode {
  return <ul {...props} />
}
