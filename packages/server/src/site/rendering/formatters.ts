import { DEFAULT_REGISTRY, extendRegistry, type Registry, type ScopedFormatter } from '@awning/template-engine';
import type { Parts } from '../../platform/parts.ts';
import { jsonFormatters } from './json-formatters.ts';
import type { TemplateSurroundings } from './template.ts';

declare module '../../platform/feature.ts' {
  interface Feature {
    /** The formatters that the feature adds to the template language, or that replace the engine's. */
    readonly formatters?: readonly ScopedFormatter[];
  }
}

declare module '../../platform/parts.ts' {
  interface Parts {
    /** The formatters of all features, for the templates. */
    readonly formatters?: readonly ScopedFormatter[];
    /** Told the mistakes of every run of a template; for authors of themes. */
    readonly onTemplateErrors?: TemplateSurroundings['onTemplateErrors'];
  }
}

/** The language of templates with what the features add to it. */
export function registryOf({ formatters = [] }: Pick<Parts, 'formatters'>): Registry {
  return extendRegistry(DEFAULT_REGISTRY, { formatters: [...formatters, ...jsonFormatters] });
}
