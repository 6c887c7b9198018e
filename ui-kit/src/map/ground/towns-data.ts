import towns from './towns.json' with { type: 'json' };

export default towns;
