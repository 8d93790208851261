import { satisfies } from 'semver';

/**
 * Queries an npm registry for known vulnerabilities of these packages, in one call.
 *
 * @param {string} registry
 * @param {readonly { name: string, version: string, isDevelopment: boolean }[]} packages
 * @param {number} timeoutMs
 * @returns {Promise<{ name: string, version: string, isDevelopment: boolean, title: string, severity: string, url: string }[]>}
 * @throws {AdvisoriesUnreadableError} if the registry returns no usable response.
 */
export async function findAdvisories(registry, packages, timeoutMs = 30_000) {
  const address = new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`).href;
  const answer = await ask(address, versionsByName(packages), timeoutMs);
  return packages.flatMap((one) => {
    const advisories = answer[one.name] ?? [];
    if (!Array.isArray(advisories) || !advisories.every(isAdvisory)) {
      throw unreadable(address, 'its answer has another shape');
    }
    return advisories
      .filter(({ vulnerable_versions: range }) => satisfies(one.version, range, { includePrerelease: true }))
      .map(({ title, severity, url }) => ({ ...one, title, severity, url }));
  });
}

export class AdvisoriesUnreadableError extends Error {
  name = 'AdvisoriesUnreadableError';
}

async function ask(address, body, timeoutMs) {
  let response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw unreadable(address, error.name === 'TimeoutError' ? 'no answer came in time' : String(error.cause ?? error));
  }
  if (!response.ok) throw unreadable(address, `the registry answered ${response.status}`);
  const answer = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw unreadable(address, 'its answer is no list of advisories');
  }
  return answer;
}

function versionsByName(packages) {
  const versions = {};
  for (const { name, version } of packages) versions[name] = [...(versions[name] ?? []), version];
  return versions;
}

function isAdvisory(advisory) {
  const fields = [advisory?.title, advisory?.severity, advisory?.url, advisory?.vulnerable_versions];
  return fields.every((field) => typeof field === 'string');
}

function unreadable(address, reason) {
  return new AdvisoriesUnreadableError(`Known advisories could not be read from ${address}: ${reason}.`);
}
