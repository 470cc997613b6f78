/** Words that many names have and that name nobody alone. */
export const commonNameWords: ReadonlySet<string> = new Set(
  `shop store online official home web site boutique outlet market markt merchandise garden garten house haus kitchen
   fashion beauty health sport sports music books buch food wine coffee travel hotel hotels restaurant studio group gruppe
   media digital design agency agentur software systems solutions services service academy school university institute club
   world global international center centre zentrum news magazine magazin journal daily times blog express direct plus
   smart green blue black white royal first best super great little the and und der die das les des los las for your my our
   city urban modern classic natural organic fresh happy family kids baby pets animal auto cars bike bikes tools seeds
   plants flowers furniture jewelry clothing shoes toys games photo video print press electronics computer phone mobile`
    .trim()
    .split(/\s+/),
);
