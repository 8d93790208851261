import type { ThemeFault } from './theme.ts';

/** The keys of `template.conf` that the host uses; others are ignored. */
export interface TemplateConf {
  readonly name: string | undefined;
  readonly author: string | undefined;
  /** The names of the regions of each layout. */
  readonly layouts: ReadonlyMap<string, readonly string[]>;
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  readonly stylesheets: readonly string[];
  readonly systemCollections: readonly string[];
  readonly customTypes: unknown;
  /** False if the theme declares that its scripts need nothing of the page. */
  readonly clientScripts: boolean;
}

type Files = ReadonlyMap<string, string>;

/** What is noted while a theme is read. */
export interface ReadingNotes {
  /** What cannot be read at all. */
  readonly faults: ThemeFault[];
  /** What is ignored: links, and values of another kind than the format names. */
  readonly remarks: ThemeFault[];
}

/** A value of another kind costs only itself: one odd line must not cost an owner the whole theme. */
export function readTemplateConf(files: Files, notes: ReadingNotes): TemplateConf {
  const file = 'template.conf';
  const conf = readConf(files, file, notes.faults);
  const values = confValues(file, conf, notes.remarks);
  return {
    name: values.text('name'),
    author: values.text('author'),
    layouts: new Map(
      values
        .entries('layouts')
        .map(([id, layout]) => [id, confValues(file, layout, notes.remarks, `layouts.${id}.`).texts('regions')]),
    ),
    navigations: values.objects('navigations').flatMap((area, at) => {
      const ofArea = confValues(file, area, notes.remarks, `navigations[${at}].`);
      const name = ofArea.text('name');
      return name === undefined ? [] : [{ name, title: ofArea.text('title') ?? name }];
    }),
    stylesheets: values.texts('stylesheets'),
    systemCollections: values.texts('systemCollections'),
    customTypes: conf['customTypes'],
    clientScripts: conf['clientScripts'] !== false,
  };
}

export type Conf = Readonly<Record<string, unknown>>;

/** Reads a configuration file of the theme; anything but a JSON object is reported and counts as empty. */
export function readConf(files: Files, file: string, faults: ThemeFault[]): Conf {
  const source = files.get(file);
  if (source === undefined) {
    faults.push({ file, fault: 'is missing' });
    return {};
  }
  try {
    const conf: unknown = JSON.parse(source);
    if (isObject(conf)) return conf;
    faults.push({ file, fault: 'is not a JSON object' });
  } catch (error) {
    faults.push({ file, fault: error instanceof Error ? error.message : String(error) });
  }
  return {};
}

interface ConfValues {
  text(key: string): string | undefined;
  texts(key: string): string[];
  objects(key: string): Conf[];
  entries(key: string): [string, Conf][];
}

/** Values of the expected kind; others are remarked on and left out. */
export function confValues(file: string, conf: Conf, remarks: ThemeFault[], prefix = ''): ConfValues {
  function remark(key: string, kind: string): void {
    remarks.push({ file, fault: `"${prefix}${key}" is not ${kind}, and is ignored` });
  }

  function list<Value>(key: string, kind: string, isKind: (value: unknown) => value is Value): Value[] {
    const written = conf[key];
    if (written === undefined) return [];
    if (!Array.isArray(written)) {
      remark(key, 'a list');
      return [];
    }
    return written.filter((value, at): value is Value => {
      const isRight = isKind(value);
      if (!isRight) remark(`${key}[${at}]`, kind);
      return isRight;
    });
  }

  return {
    text(key) {
      const written = conf[key];
      if (typeof written === 'string') return written;
      if (written !== undefined) remark(key, 'a text');
      return undefined;
    },
    texts: (key) => list(key, 'a text', (value) => typeof value === 'string'),
    objects: (key) => list(key, 'an object', isObject),
    entries(key) {
      const written = conf[key];
      if (isObject(written)) {
        return Object.entries(written).filter((entry): entry is [string, Conf] => {
          if (!isObject(entry[1])) remark(`${key}.${entry[0]}`, 'an object');
          return isObject(entry[1]);
        });
      }
      if (written !== undefined) remark(key, 'an object');
      return [];
    },
  };
}

function isObject(value: unknown): value is Conf {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
