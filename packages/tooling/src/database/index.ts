// Separate from the machine's other helpers, because what starts no database need not load a client of one.
export {
  newDatabase,
  testServer,
  type NewDatabase,
  type NewDatabaseOptions,
} from './new-database.ts';
