/** What the tags of the blog are about, for the hill above all of them. */
export const tagThings = {
  feelers: `
    .k......k.
    ..k....k..
    ..kkkkkk..
    .k111222k.
    k11k12k22k
    k11k12k22k
    k11112222k
    k12222223k
    .kkkkkkkk.`,
  flag: `
    kgk.......
    kokRRRRkk.
    kokRRRRRRk
    kokRRRRRRk
    kokrrrrrk.
    kok.kkkk..
    kok.......
    kok.......
    kok.......
    kok.......
    kok.......`,
  tablet: `
    kkkkkkkkkk
    kLLLLLLLLk
    kLLLLLLLgk
    kL11LLLggk
    k1122LggLk
    k1k2kkgLLk
    k12222kLLk
    kWWWWWWWWk
    kWWWkkWWWk
    kkkkkkkkkk`,
  laptop: `
    .kkkkkkkkkk.
    .kLLLLLLLLk.
    .kLLnnLLLLk.
    .kLnpnnLLLk.
    .kLLWWL12Lk.
    .k11111122k.
    .kkkkkkkkkk.
    kwwwwwwwwwwk
    kkkkkkkkkkkk`,
  computer: `
    kkkkkkkkkk.kkkk
    kbbbbbbbbk.kwwk
    kbbppbbbbk.kkkk
    kbbbbb12bk.kwgk
    k11111222k.kwwk
    kkkkkkkkkk.kwwk
    ....kk.....kwwk
    ..kkkkkk...kkkk`,
  gift: `
    .....g.....
    ....ggg....
    ..ggggggg..
    ...ggggg...
    ...gg.gg...
    kkkkkkkkkkk
    kRRRRgRRRrk
    kkkkkkkkkkk
    .kRRRgRRrk.
    .kRRRgRRrk.
    .kRRRgRRrk.
    .kkkkkkkkk.`,
  scroll: `
    kkkkkkkkkk.
    kWWWWWWWWwk
    .kppppppk..
    .kpooopok..
    .kppppppk..
    .kpoooopk..
    .kppppppk..
    .kpooppnk..
    kkppppppkkk
    kWWWWWWWWwk
    .kkkkkkkkk.`,
  easel: `
    .....kk.....
    .kkkkkkkkkk.
    .kLLLLLgLLk.
    .kLLLLgggLk.
    .kLL12LgLLk.
    .kL1122L1Lk.
    .k11222112k.
    .kkkkkkkkkk.
    ..ko.kk.ok..
    ..ko.kk.ok..
    .ko..kk..ok.
    .kk......kk.`,
  gamepad: `
    ..kkk....kkk..
    .kwwwkkkkwwwk.
    kwwkwwwwwwnwwk
    kwkkkwwwwgwnwk
    kwwkwwwwwwgwwk
    kwwwwkkkkwwwwk
    .kwwk....kwwk.
    ..kk......kk..`,
  book: `
    .kkkkk.kkkkk.
    kpppppkpppppk
    kpooopkpooopk
    kpppppkpppppk
    kpooopkp12ppk
    kpppppkp22ppk
    kwwwwwkwwwwwk
    .kkkkk.kkkkk.`,
} as const;
