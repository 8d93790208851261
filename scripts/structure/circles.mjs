/** Import cycles of files, types included, each as its files; the largest first. */
export function circlesOf(imports) {
  const targets = targetsOf(imports);
  const seen = new Map();
  const stack = [];
  const circles = [];
  // Tarjan's algorithm with an explicit stack instead of recursion: chains of imports are longer than the call stack is deep.
  for (const start of targets.keys()) {
    if (seen.has(start)) continue;
    const trail = [enter(start)];
    while (trail.length > 0) {
      const visit = trail.at(-1);
      const { value: next, done } = visit.rest.next();
      if (done) {
        trail.pop();
        if (trail.length > 0) trail.at(-1).mark.low = Math.min(trail.at(-1).mark.low, visit.mark.low);
        if (visit.mark.low === visit.mark.order) close(visit.file);
      } else if (!seen.has(next)) trail.push(enter(next));
      else if (seen.get(next).open) visit.mark.low = Math.min(visit.mark.low, seen.get(next).order);
    }
  }
  return circles.toSorted((one, other) => other.length - one.length);

  function enter(file) {
    const mark = { order: seen.size, low: seen.size, open: true };
    seen.set(file, mark);
    stack.push(file);
    return { file, mark, rest: (targets.get(file) ?? new Set()).values() };
  }

  function close(file) {
    const circle = stack.splice(stack.lastIndexOf(file));
    for (const member of circle) seen.get(member).open = false;
    if (circle.length > 1 || targets.get(file)?.has(file)) {
      circles.push(circle.toSorted((one, other) => (one < other ? -1 : 1)));
    }
  }
}

/** The imports inside a cycle. */
export function closingCircles(imports) {
  const circleOf = new Map(circlesOf(imports).flatMap((circle) => circle.map((file) => [file, circle])));
  return imports.filter(({ from, to }) => circleOf.has(from) && circleOf.get(from) === circleOf.get(to));
}

function targetsOf(imports) {
  const targets = new Map();
  for (const { from, to } of imports) {
    if (!targets.has(from)) targets.set(from, new Set());
    targets.get(from).add(to);
  }
  return targets;
}
