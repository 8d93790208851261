/** The system's code of a failure (`EACCES`, `ENOSPC` …), or an empty text. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
