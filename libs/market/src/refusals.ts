import { refusals } from '@terroir/kernel';

/** Every "no" of the market that is not shared with other modules. */
export const { table: marketRefusals, refuse } = refusals({
  quantity_or_count: {
    status: 422,
    en: 'You must provide at least one of Quantity or Count',
    fr: 'Vous devez indiquer au moins la quantité ou le nombre',
  },
  item_unit_missing: {
    status: 422,
    en: 'Choose a unit for this number.',
    fr: 'Choisissez une unité pour ce nombre.',
  },
  item_quantity_unit_unknown: {
    status: 422,
    en: 'Choose a unit of mass, volume, area or count.',
    fr: 'Choisissez une unité de masse, de volume, de superficie ou de compte.',
  },
  item_count_unit_unknown: {
    status: 422,
    en: 'Choose a unit of count, such as piece or dozen.',
    fr: 'Choisissez une unité de compte, comme la pièce ou la douzaine.',
  },
  item_produce_unknown: {
    status: 422,
    en: 'Choose one of your produces.',
    fr: 'Choisissez l’un de vos aliments.',
  },
  item_produces_gone: {
    status: 422,
    en: 'None of the produces that this item was made of is left. Choose at least one, then show it.',
    fr: 'Aucun des aliments qui composent cet article n’existe encore. Choisissez-en au moins un avant de l’afficher.',
  },
  item_version_produces_gone: {
    status: 422,
    en: 'None of the produces that this item was made of then is left.',
    fr: 'Aucun des aliments qui composaient alors cet article n’existe encore.',
  },
  enquiry_own: {
    status: 422,
    en: 'This is your own company.',
    fr: 'Il s’agit de votre propre entreprise.',
  },
  enquiry_producer_gone: {
    status: 422,
    en: 'This producer is no longer on the marketplace.',
    fr: 'Ce producteur n’est plus sur la place de marché.',
  },
  enquiry_out_of_range: {
    status: 422,
    en: 'This producer is more than {km} km away from you, farther than the marketplace reaches.',
    fr: 'Ce producteur se trouve à plus de {km} km de vous, au-delà de la portée de la place de marché.',
  },
  enquiry_subject_unknown: {
    status: 422,
    en: 'The producer no longer offers this.',
    fr: 'Le producteur n’offre plus ce que vous demandez.',
  },
  enquiry_other_gone: {
    status: 422,
    en: 'Whoever you wrote with is no longer on Terroir.',
    fr: 'La personne à qui vous écriviez n’est plus sur Terroir.',
  },
  enquiry_unanswered: {
    status: 422,
    en: 'You wrote {most} messages in a row. Wait for an answer before you write again.',
    fr: 'Vous avez écrit {most} messages de suite. Attendez une réponse avant d’écrire de nouveau.',
  },
  enquiry_full: {
    status: 422,
    en: 'This conversation has {most} messages. Begin another one.',
    fr: 'Cette conversation compte {most} messages. Commencez-en une autre.',
  },
  section_always_shown: {
    status: 422,
    en: 'This section always shows. Only products, items and social media can be left out.',
    fr: 'Cette section est toujours affichée. Seuls les aliments, les articles et les réseaux sociaux peuvent être masqués.',
  },
  searches_too_many: {
    status: 422,
    en: 'You can keep at most {limit} searches. Delete one first.',
    fr: 'Vous pouvez garder au plus {limit} recherches. Supprimez-en d’abord une.',
  },
});
