"""Both games as environments of the libraries that learners use; the extra `beltane[envs]` installs these.

`pettingzoo_env` has every seat played from outside, `gymnasium_env` one seat with bots at the others, and `vector_env`
many such games side by side. `openspiel_game` makes the games known to OpenSpiel, which `beltane[openspiel]` installs.
Programs that need nothing of these libraries use `beltane.kernel.batch` itself.
"""
