// The shape of a plugin that was written for Docusaurus, as far as it is used here. Everything is optional and unchecked:
// such plugins are other people's JavaScript.
import type {Command} from 'commander'

/** A function that makes the plugin, with what its module exports beside it. */
export interface PluginModule {
  readonly create: (context: PluginContext, options: unknown) => unknown
  readonly validateOptions?: (input: {readonly options: unknown; readonly validate: Validate}) => unknown
  readonly validateThemeConfig?: (input: {readonly themeConfig: unknown; readonly validate: Validate}) => unknown
  readonly getSwizzleComponentList?: () => unknown
  readonly getSwizzleConfig?: () => unknown
}

/** Checks options against a schema of Joi, or of anything that has its `validate`. */
export type Validate = (schema: JoiSchema | undefined, options: unknown) => unknown

export interface JoiSchema {
  /** The schema that lets other keys pass. */
  readonly unknown?: () => JoiSchema
  /** The schema with further keys; a value of a key stands for itself. */
  readonly append?: (keys: object) => JoiSchema
  readonly validate: (value: unknown, settings?: object) => {readonly error?: unknown; readonly value: unknown}
}

export interface PluginContext {
  readonly siteDir: string
  readonly generatedFilesDir: string
  readonly outDir: string
  readonly baseUrl: string
  readonly siteConfig: object
  readonly siteConfigPath: string | undefined
  readonly i18n: object
  readonly localizationDir: string
  readonly codeTranslations: Readonly<Record<string, string>>
  readonly siteVersion: string | undefined
  readonly siteStorage: {readonly type: string; readonly namespace: string}
  /** Its module is loaded when it is asked for. */
  readonly currentBundler: {readonly name: string; readonly instance: unknown}
}

export interface RouteConfig {
  readonly path: string
  readonly component: string
  readonly modules?: Readonly<Record<string, unknown>>
  readonly props?: Readonly<Record<string, unknown>>
  /** Modules whose data `useRouteContext` gives. */
  readonly context?: Readonly<Record<string, unknown>>
  readonly routes?: readonly RouteConfig[]
  readonly priority?: number
  readonly metadata?: {
    readonly title?: string
    readonly description?: string
    readonly lastUpdatedAt?: number
    readonly sourceFilePath?: string
  }
}

export interface PluginActions {
  readonly addRoute: (route: RouteConfig) => void
  readonly createData: (name: string, data: unknown) => Promise<string>
  readonly setGlobalData: (data: unknown) => void
}

export interface DocusaurusPlugin {
  readonly name?: unknown
  readonly loadContent?: () => unknown
  readonly contentLoaded?: (input: {
    readonly content: unknown
    readonly allContent: object
    readonly actions: PluginActions
  }) => unknown
  readonly allContentLoaded?: (input: {readonly allContent: object; readonly actions: PluginActions}) => unknown
  readonly postBuild?: (input: object) => unknown
  readonly injectHtmlTags?: (input: {readonly content: unknown}) => unknown
  readonly getClientModules?: () => unknown
  readonly getTypeScriptThemePath?: () => unknown
  readonly getThemePath?: () => unknown
  readonly getPathsToWatch?: () => unknown
  readonly getTranslationFiles?: (input: {readonly content: unknown}) => unknown
  readonly translateContent?: (input: {
    readonly content: unknown
    readonly translationFiles: readonly object[]
  }) => unknown
  readonly translateThemeConfig?: (input: {
    readonly themeConfig: object
    readonly translationFiles: readonly object[]
  }) => unknown
  readonly getDefaultCodeTranslationMessages?: () => unknown
  readonly extendCli?: (cli: Command) => unknown
  readonly configureWebpack?: (config: object, isServer: boolean, tools: object, content: unknown) => unknown
  readonly configurePostCss?: (options: object) => unknown
}
