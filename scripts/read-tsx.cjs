// Loaded before dependency-cruiser, which tells swc that every file is plain TypeScript (so that JSX is a syntax error) and takes
// type-only imports for real ones. This tells swc the truth by the file's name and, for the search for cycles, leaves out what
// does not exist at run time.
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => {
  const tree = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  return process.env.STRUCTURE_OF === 'values'
    ? { ...tree, body: tree.body.filter((node) => !isTypeOnly(node)) }
    : tree;
};

function isTypeOnly(node) {
  if (node.typeOnly) return true;
  return node.specifiers?.length > 0 && node.specifiers.every((specifier) => specifier.isTypeOnly);
}
