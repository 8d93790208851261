import { circlesOf, closingCircles } from './circles.mjs';
import { againstFloors, pastDoors } from './floors.mjs';

/**
 * Error messages for imports that break a rule and are not listed as exceptions, and for exceptions that are no longer needed, so
 * that the lists only shrink.
 */
export function importFaults(imports, exceptions) {
  return [
    ...listed('floors', againstFloors(imports), exceptions.floors),
    ...listed('doors', pastDoors(imports), exceptions.doors),
    ...circleFaults(imports, exceptions.circles),
  ];
}

function listed(rule, breaks, excepted) {
  const broken = breaks.map(textOf);
  return [
    ...broken.filter((text) => !excepted.includes(text)).map((text) => `${rule}: ${text}`),
    ...excepted.filter((text) => !broken.includes(text)).map((text) => spare(rule, text)),
  ];
}

/** An exception is an import that the search ignores; it is needed as long as it would be part of a cycle. */
function circleFaults(imports, excepted) {
  const counted = imports.filter((one) => !excepted.includes(textOf(one)));
  const needed = new Set(
    imports.filter((one) => excepted.includes(textOf(one)) && closesCircle(counted, one)).map(textOf),
  );
  return [
    ...circlesOf(counted).map((circle) => `circles: ${circle.length} files import each other: ${circle.join(', ')}`),
    ...excepted.filter((text) => !needed.has(text)).map((text) => spare('circles', text)),
  ];
}

function closesCircle(imports, one) {
  return closingCircles([...imports, one]).includes(one);
}

function spare(rule, text) {
  return `${rule}: ${text} is needed no longer; take it out of scripts/structure/exceptions.mjs`;
}

function textOf({ from, to }) {
  return `${from} -> ${to}`;
}
