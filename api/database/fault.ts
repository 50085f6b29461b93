/** Why the database cannot be used, in a sentence for the person who starts the server. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault';
}
