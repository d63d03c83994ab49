// @docusaurus/useIsomorphicLayoutEffect
export {useIsomorphicLayoutEffect as default} from '../hooks/small-hooks.ts'
