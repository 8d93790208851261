import { TweakValuesSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { areaKinds } from '../theme/shown-area.ts';
import { tweakTypes } from '../theme/tweaks.ts';

const Name = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 100 });

export const ThemeParams = Type.Object({ name: Name });

export const ChooseThemeBody = Type.Object({ name: Name }, { additionalProperties: false });

export const ThemesAnswer = Type.Object({
  chosen: Type.String({ description: 'The name of the theme of the website' }),
  isMissing: Type.Boolean({
    description: 'There is no theme of that name; pages are shown without one until another is chosen',
  }),
  themes: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String({ description: 'As the theme calls itself' }),
      author: Type.String(),
      source: Type.Union([Type.Literal('own'), Type.Literal('folder'), Type.Literal('uploaded')], {
        description: 'own: of Awning; folder: in the data folder of the installation; uploaded: by this website',
      }),
    }),
  ),
});
export type ThemesAnswer = Static<typeof ThemesAnswer>;

export const UploadAnswer = Type.Composite([
  ThemesAnswer,
  Type.Object({ id: Type.String({ description: 'The name of the new theme' }) }),
]);

export const FindingsAnswer = Type.Object({
  findings: Type.Array(
    Type.Object({
      level: Type.Union([Type.Literal('error'), Type.Literal('warning')], {
        description: 'An error breaks a template; a warning costs only a part of it',
      }),
      file: Type.String(),
      line: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for the whole file' }),
      fault: Type.String(),
    }),
    { description: 'The first of them' },
  ),
  errors: Type.Integer(),
  warnings: Type.Integer(),
});
export type FindingsAnswer = Static<typeof FindingsAnswer>;

export const OriginsAnswer = Type.Object({
  origins: Type.Array(
    Type.Object({
      origin: Type.String({ description: 'Such as https://fonts.example.com' }),
      files: Type.Array(Type.String(), { description: 'Where the theme names it' }),
    }),
  ),
});
export type OriginsAnswer = Static<typeof OriginsAnswer>;

const Kind = Type.Union(
  areaKinds.map((kind) => Type.Literal(kind)),
  { description: 'A menu, or an area of blocks' },
);

export const AreasAnswer = Type.Object({
  areas: Type.Array(
    Type.Object({
      kind: Kind,
      name: Type.String(),
      title: Type.String(),
      isEmpty: Type.Boolean({ description: 'Nothing is stored under its own name' }),
    }),
    { description: 'Those of the theme that have a fixed name' },
  ),
  kept: Type.Array(
    Type.Object({
      kind: Kind,
      name: Type.String(),
      parts: Type.Integer({ description: 'The number of its links or blocks' }),
    }),
    { description: 'What is stored for areas that the theme does not have, if it has others of the kind' },
  ),
});
export type AreasAnswer = Static<typeof AreasAnswer>;

export const MenusAnswer = Type.Object({
  menus: Type.Array(
    Type.Object({
      name: Type.String({ description: 'As the theme names it' }),
      title: Type.String(),
      shows: Type.String({
        description: 'The name under which its entries are stored; another one if the owner chose so',
      }),
    }),
  ),
});
export type MenusAnswer = Static<typeof MenusAnswer>;

export const TweaksAnswer = Type.Object({
  tweaks: Type.Array(
    Type.Object({
      name: Type.String({ description: 'What the settings name its value by' }),
      type: Type.Union(tweakTypes.map((type) => Type.Literal(type))),
      title: Type.String(),
      category: Type.String({ description: 'The heading under which it stands; may be empty' }),
      standard: Type.Union([Type.String(), Type.Boolean(), Type.Record(Type.String(), Type.String()), Type.Null()], {
        description: 'The value of the theme; of a font its properties',
      }),
      options: Type.Array(Type.String()),
      min: Type.Union([Type.Number(), Type.Null()]),
      max: Type.Union([Type.Number(), Type.Null()]),
      step: Type.Union([Type.Number(), Type.Null()]),
      unit: Type.String({ description: 'Of a number, such as px; may be empty' }),
      allowsTransparency: Type.Boolean({ description: 'Of a colour' }),
      on: Type.Array(Type.String(), { description: 'The colours that this one stands on, by their names' }),
    }),
    { description: 'In the order of the theme' },
  ),
});
export type TweaksAnswer = Static<typeof TweaksAnswer>;

export const FontsAnswer = Type.Object({
  fonts: Type.Array(
    Type.Object({
      family: Type.String(),
      address: Type.Union([Type.String(), Type.Null()], {
        description: 'Of its file on the website; null if it comes from elsewhere',
      }),
    }),
  ),
});
export type FontsAnswer = Static<typeof FontsAnswer>;

export const LookBody = Type.Object(
  {
    tweaks: TweakValuesSchema,
    live: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'A tweak whose values are shown one after another, without more calls',
      }),
    ),
  },
  { additionalProperties: false },
);
export type LookBody = Static<typeof LookBody>;

export const LookAnswer = Type.Object({
  css: Type.Union([Type.String(), Type.Null()], {
    description:
      'The style sheet of the website. With `live` it has the property `--awning-live` in the place of that value; null if other values need another sheet',
  }),
  classes: Type.Object(
    { on: Type.Array(Type.String()), off: Type.Array(Type.String()) },
    { description: 'Of the page: those that the values give it, and those that other values would' },
  ),
});
export type LookAnswer = Static<typeof LookAnswer>;
