import type { ThemeFault } from './theme.ts';

/** The keys of `template.conf` that the host uses; others are ignored. */
export interface TemplateConf {
  readonly name?: string;
  readonly author?: string;
  readonly layouts?: Readonly<Record<string, { readonly name?: string; readonly regions?: readonly string[] }>>;
  readonly navigations?: readonly { readonly name: string; readonly title?: string }[];
  readonly stylesheets?: readonly string[];
  readonly systemCollections?: readonly string[];
}

/** Reads a configuration file of the theme; anything but a JSON object is reported and counts as empty. */
export function readConf(files: ReadonlyMap<string, string>, file: string, faults: ThemeFault[]): object {
  const source = files.get(file);
  if (source === undefined) {
    faults.push({ file, fault: 'is missing' });
    return {};
  }
  try {
    const conf: unknown = JSON.parse(source);
    if (typeof conf === 'object' && conf !== null && !Array.isArray(conf)) return conf;
    faults.push({ file, fault: 'is not a JSON object' });
  } catch (error) {
    faults.push({ file, fault: error instanceof Error ? error.message : String(error) });
  }
  return {};
}
