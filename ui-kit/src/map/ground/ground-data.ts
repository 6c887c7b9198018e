import ground from './ground.json' with { type: 'json' };

export default ground;
