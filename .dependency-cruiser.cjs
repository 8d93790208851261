// The direction of the packages (ARCHITECTURE.md). Nothing imports upward; tests may import the testing package.
const packages = [
  'formats',
  'site-model',
  'template-engine',
  'measurement',
  'commerce',
  'forms',
  'blocks',
  'storefront',
  'editor',
  'server',
  'cli',
  'testing',
];
const mayImport = {
  formats: [],
  'site-model': ['formats'],
  'template-engine': ['formats', 'site-model'],
  measurement: ['formats', 'site-model'],
  commerce: ['formats', 'site-model'],
  forms: ['formats', 'site-model'],
  blocks: ['formats', 'site-model', 'commerce', 'forms', 'measurement'],
  storefront: ['formats', 'site-model', 'commerce', 'forms', 'measurement', 'blocks'],
  editor: ['formats', 'site-model', 'commerce', 'forms', 'measurement', 'blocks'],
  server: ['formats', 'site-model', 'template-engine', 'commerce', 'forms', 'measurement'],
  cli: ['formats', 'site-model', 'server', 'template-engine'],
  testing: ['formats', 'site-model', 'server', 'commerce', 'forms', 'measurement', 'template-engine', 'cli'],
};
const pure = ['formats', 'site-model', 'measurement', 'commerce', 'forms'];

module.exports = {
  forbidden: [
    ...packages.map((name) => ({
      name: `direction-of-${name}`,
      severity: 'error',
      comment: `${name} may import only: ${mayImport[name].join(', ') || 'nothing of ours'}`,
      from: { path: `^packages/${name}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...mayImport[name]].join('|')})/` },
    })),
    {
      name: 'pure-packages-have-no-input-or-output',
      severity: 'error',
      comment: 'formats, site-model, measurement, commerce and forms run in the browser too',
      from: { path: `^packages/(${pure.join('|')})/src/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'doors',
      severity: 'error',
      comment: 'another package is reached through its door only; each feature of the server has one',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.tsx?$',
          '^packages/server/src/(assembly/(app|features|feature-routes)|platform/(clock|feature|log|parts)|[^/]+/[^/]+/(index|feature))\\.ts$',
          '^packages/forms/src/kind-cases\\.fixture\\.ts$',
          '^packages/testing/',
        ],
      },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.tsbuild)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
