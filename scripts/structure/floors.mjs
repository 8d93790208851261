// The floors of the server (ARCHITECTURE.md), lowest first: a file imports only from its own floor and from those below it.
const floors = ['platform', 'people', 'site', 'store', 'insight', 'assembly'];
const server = 'packages/server/src/';

/** The imports, types included, from a lower floor of the server to a higher one, or with an end outside all floors. */
export function againstFloors(imports) {
  return imports.filter(({ from, to }) => {
    if (!isServer(from) || !isServer(to) || isTest(from)) return false;
    return !(floorOf(to) <= floorOf(from));
  });
}

/**
 * The imports that bypass the door of a feature of the server. A feature is a folder on a floor; its doors are `index.ts`, for other
 * features, and `feature.ts`, its contribution to the server, for the assembly only.
 */
export function pastDoors(imports) {
  return imports.filter(({ from, to }) => {
    if (!isServer(from) || !isServer(to) || isTest(from)) return false;
    const feature = featureOf(to);
    if (feature === undefined || from.startsWith(feature)) return false;
    const door = to.slice(feature.length);
    return door !== 'index.ts' && !(door === 'feature.ts' && from.startsWith(`${server}assembly/`));
  });
}

function isServer(path) {
  return path.startsWith(server);
}

/** Tests and fixtures may import anything. */
function isTest(path) {
  return /\.(test|fixture)\.tsx?$/.test(path);
}

function floorOf(path) {
  const at = floors.indexOf(path.slice(server.length).split('/')[0]);
  return at === -1 ? undefined : at;
}

function featureOf(path) {
  const [floor, feature, ...rest] = path.slice(server.length).split('/');
  return rest.length === 0 ? undefined : `${server}${floor}/${feature}/`;
}
