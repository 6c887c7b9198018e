import { documentsContract } from '../documents/documents.contract.ts';
import { openMongoDocuments } from './documents.mongodb.ts';
import { temporaryDatabases } from './mongo.contract.ts';

const databases = temporaryDatabases();

documentsContract(
  'MongoDB',
  async () => {
    const mongo = await databases.open();
    const documents = openMongoDocuments(mongo);
    return {
      ...documents,
      async close() {
        await documents.close();
        await mongo.close();
      },
    };
  },
  { stories: 3 },
);
