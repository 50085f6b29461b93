// Routes as Hono's trie finds them; what it found for a path without parameters is remembered,
// since most calls go to such a path. Hono's own fast router takes no routes of which one has a
// parameter where another has a word, as the generic calls have.
import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

const isLiteral = (path: string): boolean => !/[:*{?]/.test(path);

export class LiteralRouter<T> implements Router<T> {
  readonly name = 'LiteralRouter';
  readonly #trie = new TrieRouter<T>();
  /** By path, then by method; only paths that a route has are here, so there are no more. */
  readonly #found = new Map<string, Map<string, Result<T>>>();

  add(method: string, path: string, handler: T): void {
    this.#trie.add(method, path, handler);
    // A further route may come before or behind those that were found.
    for (const byMethod of this.#found.values()) byMethod.clear();
    if (isLiteral(path)) this.#found.set(path, new Map());
  }

  match(method: string, path: string): Result<T> {
    const byMethod = this.#found.get(path);
    const known = byMethod?.get(method);
    if (known !== undefined) return known;
    const result = this.#trie.match(method, path);
    byMethod?.set(method, result);
    return result;
  }
}
