/** Why the database cannot be used, in a sentence for the person who starts the server. */
export class DatabaseTrouble extends Error {
  override name = 'DatabaseTrouble';
}
