// Loaded before dependency-cruiser, which tells swc that every file is plain TypeScript, so that JSX is a syntax error. This tells swc the
// truth by the file's name.
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
