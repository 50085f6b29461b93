// The token of an invitation's link. It stays in this tab while its holder signs in or registers,
// and in no address that a server sees.
const KEY = 'lekha.invitation';

/** @param hash of the address. @returns the token that it brings, or the one kept from before. */
export function holdToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token !== null && token !== '') keepToken(token);
  return sessionStorage.getItem(KEY);
}

export const keepToken = (token: string): void => sessionStorage.setItem(KEY, token);

export const dropToken = (): void => sessionStorage.removeItem(KEY);
