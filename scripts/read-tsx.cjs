// Loaded before dependency-cruiser, which makes swc parse every file as plain TypeScript, so that JSX is a syntax error. This sets
// the syntax by the file's name.
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
