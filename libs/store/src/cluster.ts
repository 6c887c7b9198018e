// What only the cluster profile loads: the clients of EventStoreDB, MongoDB and Kafka weigh much and are imported from here alone.
export * from './publisher.kafka.ts';
