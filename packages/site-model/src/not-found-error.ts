/** Thrown for a page that does not exist; visitors see page type 100 with status 404 (D-163). */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  readonly path: string;

  constructor(path: string) {
    super(`Page not found: ${path}`);
    this.path = path;
  }
}
