import { afterAll } from 'vitest';
import { closeDatabases } from './empty-database.ts';

afterAll(closeDatabases);
